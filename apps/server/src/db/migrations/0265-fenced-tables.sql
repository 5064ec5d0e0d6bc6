-- Rows of one member's own: a statement of a call finds and writes those of its caller only, even if it forgets to say
-- so. `guangquan.member` is set by the call's connection (db/fence.ts); work that serves no caller sets nothing and finds
-- every row. Rows of nobody, such as the coins of the site and codes that wait in a pool, are found by everybody.
do $$
declare
  fenced record;
begin
  for fenced in select * from (values
    ('user_address', 'member_id'),
    ('coin_account', 'member_id'),
    ('coin_lot', 'member_id'),
    ('coin_tx', 'member_id'),
    ('coin_entry', 'case when lot_id is not null then account_id end'),
    ('goods_order', 'member_id'),
    ('goods_code', 'member_id'),
    ('present', 'member_id')
  ) as listed (name, owner)
  loop
    execute format('alter table %I enable row level security', fenced.name);
    -- For the program too, which owns the tables.
    execute format('alter table %I force row level security', fenced.name);
    -- The setting is read once for a statement, not for each row.
    execute format($policy$create policy of_caller on %I
      using (coalesce(%s = (select nullif(current_setting('guangquan.member', true), '')::uuid), true))$policy$,
      fenced.name, fenced.owner);
  end loop;
end $$;
