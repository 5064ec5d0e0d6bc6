-- How photographs look, to find copies of them that were compressed, scaled, cropped, turned or mirrored
-- (packages/rules/src/near-hash.ts). All null where a photograph is too dark, too even or too regular for a hash.
create table near_hash (
  file_id uuid primary key references stored_file on delete cascade,
  bits bit(256),
  weak bit(256),
  band0 smallint,
  band1 smallint,
  band2 smallint,
  band3 smallint,
  band4 smallint,
  band5 smallint
);
create index near_hash_band0 on near_hash (band0);
create index near_hash_band1 on near_hash (band1);
create index near_hash_band2 on near_hash (band2);
create index near_hash_band3 on near_hash (band3);
create index near_hash_band4 on near_hash (band4);
create index near_hash_band5 on near_hash (band5);

-- A photograph that looked like an earlier one of another author when it was published.
create table near_copy (
  -- Written just before the post.
  publish_id uuid not null references publish on delete cascade deferrable initially deferred,
  file_id uuid not null references stored_file on delete cascade,
  earlier_file_id uuid not null references stored_file on delete cascade,
  earlier_publish_id uuid not null references publish on delete cascade,
  distance smallint not null,
  -- How the earlier one was turned: 4 columns and rows swapped, 1 mirrored left-right, 2 upside down.
  orientation smallint not null check (orientation between 0 and 7),
  found_at timestamptz not null,
  primary key (publish_id, file_id, earlier_file_id)
);
create index near_copy_file on near_copy (file_id);
create index near_copy_earlier_file on near_copy (earlier_file_id);
create index near_copy_earlier_publish on near_copy (earlier_publish_id);

create or replace function open_review(kind text, target uuid, member uuid, cause text, at timestamptz) returns void
language sql as $$
  insert into review_case (kind, target_id, member_id, causes, report_count, priority, opened_at)
  values (kind, target, member, array[cause], (cause = 'reports')::int,
    case cause when 'hidden' then 3 when 'reports' then 2 when 'word' then 1 when 'nearCopy' then 1
      when 'profile' then -1 else 0 end, at)
  on conflict (kind, target_id) where finished_at is null do update set
    causes = case when review_case.causes @> excluded.causes then review_case.causes
      else review_case.causes || excluded.causes end,
    report_count = review_case.report_count + excluded.report_count,
    priority = greatest(review_case.priority, excluded.priority)
  where review_case.decided_at is null
$$;

-- Whatever else a post waits for, its case says that it looks like another one.
create function review_near_copy() returns trigger language plpgsql as $$
declare
  author uuid;
begin
  select author_id into author from publish where id = new.publish_id and status = 1;
  if author is not null then
    perform open_review('post', new.publish_id, author, 'nearCopy', new.found_at);
  end if;
  return null;
end $$;
-- At the end of the transaction: the post is written after it.
create constraint trigger review_near_copy_insert after insert on near_copy
  deferrable initially deferred for each row execute function review_near_copy();
