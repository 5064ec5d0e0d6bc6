-- What shops recorded lately, of all shops.
create index gear_event_recorded on gear_event (created_at, id) where shop_id is not null;
