-- Places of the brand: its own stores, dealers and service points.
create table shop (
  id uuid primary key,
  -- 1 own store, 2 dealer, 3 service point
  type smallint not null check (type between 1 and 3),
  name text not null check (name <> ''),
  -- Province, city and county; a missing level repeats the code above.
  area_codes text[] not null check (cardinality(area_codes) = 3),
  detail text not null,
  phone text not null,
  hours text not null,
  sort integer not null default 0,
  is_open boolean not null default true,
  version integer not null default 1
);
create index shop_order on shop (type, sort, id);
