-- Every write of a visitor has a receipt now, not only a registration.
alter table registration_receipt rename to visitor_receipt;
alter index registration_receipt_pkey rename to visitor_receipt_pkey;
alter index registration_receipt_age rename to visitor_receipt_age;

-- Writes of staff are remembered beside those of members.
alter table answered_request rename column member_id to caller_id;
alter table answered_request
  add column caller_kind text not null default 'member' check (caller_kind in ('member', 'staff')),
  drop constraint answered_request_pkey,
  add primary key (caller_id, request_id, caller_kind);
alter table answered_request alter column caller_kind drop default;
