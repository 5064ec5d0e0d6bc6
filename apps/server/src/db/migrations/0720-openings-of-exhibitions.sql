-- The activity that invites to the opening of an exhibition.
alter table exhibition add column activity_id uuid references activity on delete set null;
create index exhibition_activity on exhibition (activity_id) where activity_id is not null;
