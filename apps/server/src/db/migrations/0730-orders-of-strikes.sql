-- Strikes and appeals are listed by their times; the orders by id are no longer read.
create index strike_time on strike (created_at, id);
create index strike_member_time on strike (member_id, created_at, id);
create index strike_kind_time on strike (kind, created_at, id);
create index strike_staff_time on strike (staff_id, created_at, id);
create index appeal_due on appeal (state, due_at, id);
create index appeal_time on appeal (state, created_at, id);
