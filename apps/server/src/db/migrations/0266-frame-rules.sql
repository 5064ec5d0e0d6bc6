-- The goals of frames and for how long they are granted, from a day on, as goals of medals have it. profile_frame.goal
-- and profile_frame.valid_days are no longer read.
create table frame_rule (
  frame_id text not null references profile_frame (id),
  effective_on date not null,
  goal integer not null check (goal > 0),
  -- Null: for ever.
  valid_days integer check (valid_days > 0),
  version integer not null default 1,
  primary key (frame_id, effective_on)
);
insert into frame_rule (frame_id, effective_on, goal, valid_days)
select id, '2000-01-01', goal, valid_days from profile_frame where goal is not null;
