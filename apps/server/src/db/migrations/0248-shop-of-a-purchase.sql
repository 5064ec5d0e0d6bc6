-- The shop of the list where a product was bought; its name then is in shop_name. Null where the member typed a name.
alter table user_product add column shop_id uuid references shop;
create index user_product_shop on user_product (shop_id) where shop_id is not null;
