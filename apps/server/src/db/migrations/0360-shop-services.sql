-- The shop that one of the staff works in, and services that shops record in passports.
alter table staff_account add column shop_id uuid references shop;
create index staff_account_shop on staff_account (shop_id);
alter table gear_event
  add column shop_id uuid references shop,
  add constraint gear_event_of_shop check (shop_id is null or (kind = 3 and staff_name is not null));
create index gear_event_shop on gear_event (shop_id, created_at) where shop_id is not null;
