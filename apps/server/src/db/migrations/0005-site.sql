create table banner (
  id uuid primary key,
  -- 1 product, 2 home, 3 photo
  ad_place smallint not null,
  title text not null,
  image_url text not null,
  image_mobile_url text not null,
  link text not null,
  sort smallint not null default 0,
  shown_from timestamptz,
  shown_to timestamptz,
  click_count bigint not null default 0
);

create table terms (
  id text primary key,
  -- 4 registration and service, 5 privacy, 6 contests, 7 stores and galleries
  terms_type smallint not null,
  title text not null,
  version text not null,
  html text not null,
  effective_at timestamptz not null,
  unique (terms_type, version)
);
