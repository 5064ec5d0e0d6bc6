-- By how many months an accepted application extends the warranty of its product. Those of a longer warranty before
-- this one add none until staff say how many.
alter table product_activity
  add column extension_months smallint not null default 0
    check (extension_months between 0 and 60 and (extension_months = 0 or kind = 2));

-- Months that activities added to the warranties of registrations, part of user_product.extension_months; the rest of
-- that was added by an accepted invoice. They go along with a product that is handed over.
create table warranty_extension (
  user_product_id uuid not null references user_product on delete cascade,
  activity_id uuid not null references product_activity,
  months smallint not null check (months > 0),
  added_at timestamptz not null,
  primary key (user_product_id, activity_id)
);
create index warranty_extension_activity on warranty_extension (activity_id);
