-- What a member reads of a correction by staff; empty for all other lines.
alter table exp_line add column memo text not null default '';
