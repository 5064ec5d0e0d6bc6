-- What comes with a level may be given again at the beginning of each year, to whoever has that level then.
alter table gift_rule add column is_yearly boolean not null default false check (not is_yearly or source = 3);
