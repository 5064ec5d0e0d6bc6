-- The open case of a target is found by its index, which has the unfinished ones, not among all that wait.
create or replace function close_review(closed_kind text, target uuid, at timestamptz) returns void language sql as $$
  update review_case set decided_at = at, finished_at = at, decision = 'gone', version = version + 1
  where kind = closed_kind and target_id = target and finished_at is null and decided_at is null
$$;

create or replace function review_post() returns trigger language plpgsql as $$
begin
  if new.status = 1 and new.review_cause <> 'file' and (tg_op = 'INSERT' or old.status <> 1) then
    perform open_review('post', new.id, new.author_id, new.review_cause,
      case when tg_op = 'INSERT' then new.created_at else coalesce(new.hidden_at, new.edited_at, now()) end);
  elsif tg_op = 'UPDATE' and new.status = 5 and old.status <> 5 then
    perform close_review('post', new.id, coalesce(new.deleted_at, now()));
  elsif tg_op = 'UPDATE' then
    update review_case set version = version + 1
    where kind = 'post' and target_id = new.id and finished_at is null and decided_at is null;
  end if;
  return null;
end $$;
