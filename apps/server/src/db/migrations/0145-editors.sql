-- What staff change in the console: topics, tags, gear and banners have ids of other forms than members and posts. The
-- text of an id is what the hash of a row has always contained, so the chain stays valid.
alter table staff_act alter column target_id type text;

-- Raised by each change: who saves an older one is told.
alter table article add column version integer not null default 1;
alter table topic
  add column version integer not null default 1,
  -- A closed topic is not offered and not accepted; posts that have it keep it.
  add column is_open boolean not null default true;
