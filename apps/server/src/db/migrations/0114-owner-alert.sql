-- Messages to the owner of an account about a change of it, to the addresses it had before; deleted once sent.
create table owner_alert (
  id uuid primary key,
  member_id uuid not null references member (id),
  change text not null,
  kind text not null check (kind in ('sms', 'email')),
  address_cipher bytea not null,
  created_at timestamptz not null
);
create index owner_alert_member on owner_alert (member_id);
