-- Moved by each save: a second tab or device learns that the draft was changed elsewhere.
alter table draft add column version integer not null default 1;
