-- What staff decided: written in the transaction of the decision, and never changed.
create table staff_act (
  id uuid primary key,
  actor text not null check (actor <> ''),
  act text not null,
  target_kind text not null,
  target_id uuid not null,
  reason text not null default '',
  request_id text,
  created_at timestamptz not null
);
create index staff_act_target on staff_act (target_id, created_at);

create function refuse_change_of_staff_act() returns trigger language plpgsql as $$
begin
  raise exception 'staff_act is append-only';
end $$;
create trigger staff_act_is_append_only before update or delete on staff_act
  for each row execute function refuse_change_of_staff_act();
create trigger staff_act_is_not_emptied before truncate on staff_act
  for each statement execute function refuse_change_of_staff_act();
