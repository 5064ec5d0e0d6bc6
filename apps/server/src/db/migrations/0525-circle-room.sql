-- Counters of a circle change in place where its page has room for the next version of the row.
alter table circle set (fillfactor = 85);
-- The figures of one day for all circles.
create index circle_day_of on circle_day (day);
