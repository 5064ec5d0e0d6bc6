-- The circle that an activity is for: its page lists it.
alter table activity add column circle_id uuid references circle;
create index activity_of_circle on activity (circle_id, sort_key, id) where circle_id is not null;
