-- What a grant can cost in coins, and the version of its gift that was shown to whoever decides.
alter table present_grant
  add column coins integer not null default 0 check (coins >= 0),
  add column gift_version integer;
update present_grant set gift_version = gift.version from gift where gift.id = present_grant.gift_id;
alter table present_grant alter column gift_version set not null;
-- What one of the staff granted today without anybody else.
create index present_grant_alone on present_grant (requested_by, created_at) where state = 2 and decider_name is null;
