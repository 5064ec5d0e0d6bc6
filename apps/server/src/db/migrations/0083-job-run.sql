-- When work that is due after a time, whatever the minute, was last done to its end.
create table job_run (
  name text primary key,
  ran_at timestamptz not null
);
