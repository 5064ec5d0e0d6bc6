-- Requests of staff to replace the phone of a member who lost theirs; somebody else of the staff decides within a day.
create table phone_request (
  id uuid primary key,
  member_id uuid not null references member (id),
  phone_cipher bytea not null,
  phone_masked text not null,
  -- What proved that the member is the owner of the account.
  proof text not null,
  reason text not null,
  requested_by uuid not null,
  requester_name text not null,
  -- 1 waits, 2 approved, 3 refused; one that waits longer than until expires_at has expired
  state smallint not null default 1,
  decider_name text,
  decision_reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create index phone_request_member on phone_request (member_id, created_at desc, id desc);
create index phone_request_newest on phone_request (created_at desc, id desc);
