-- The level from which a member rose since a page last showed them that they did; null: nothing to show.
alter table member add column risen_from smallint check (risen_from between 1 and 10);
