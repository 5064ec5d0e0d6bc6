-- What waits for a decision of the moderators: one row per target until it is decided and the time to undo is over.
create table review_case (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('post', 'comment', 'member', 'card')),
  target_id uuid not null,
  -- Whose it is; of a member or a card the member.
  member_id uuid not null references member (id),
  causes text[] not null,
  -- Reports since it was opened.
  report_count integer not null default 0,
  -- Higher ones first.
  priority smallint not null,
  opened_at timestamptz not null,
  -- Rises when the target or the decision changes: a decision is about what was shown.
  version integer not null default 1,
  claimed_by uuid,
  claimed_name text,
  claimed_until timestamptz,
  decided_at timestamptz,
  -- Null for a decision by the command line, and where the target was deleted undecided.
  decided_by uuid,
  decided_name text,
  decision text,
  -- Of a mute.
  days smallint,
  reason text not null default '',
  -- What is needed to undo the decision.
  before jsonb,
  -- When the time to undo was over and everybody was notified.
  finished_at timestamptz
);
create unique index review_case_target on review_case (kind, target_id) where finished_at is null;
create index review_case_open on review_case (priority desc, opened_at, id) where decided_at is null;
create index review_case_open_of_kind on review_case (kind, priority desc, opened_at, id) where decided_at is null;
create index review_case_member on review_case (member_id, decided_at desc);
-- For the time from report to decision.
create index review_case_decided on review_case (decided_at) where decided_at is not null;

-- Why a post is in review: new, firstPost, word, edited, hidden; file while it only waits for its video. Nodes before
-- this release insert the default.
alter table publish add column review_cause text not null default 'new';
update publish set review_cause = 'hidden' where status = 1 and hidden_at is not null;
update publish set review_cause = 'file' where status = 1
  and id in (select publish_id from publish_video where waits);

-- Opens a case, or adds a cause to the one that is open. One that was just decided stays as it is: undoing opens it.
create function open_review(kind text, target uuid, member uuid, cause text, at timestamptz) returns void
language sql as $$
  insert into review_case (kind, target_id, member_id, causes, report_count, priority, opened_at)
  values (kind, target, member, array[cause], (cause = 'reports')::int,
    case cause when 'hidden' then 3 when 'reports' then 2 when 'word' then 1 else 0 end, at)
  on conflict (kind, target_id) where finished_at is null do update set
    causes = case when review_case.causes @> excluded.causes then review_case.causes
      else review_case.causes || excluded.causes end,
    report_count = review_case.report_count + excluded.report_count,
    priority = greatest(review_case.priority, excluded.priority)
  where review_case.decided_at is null
$$;

-- Closes the case of a target that is gone.
create function close_review(closed_kind text, target uuid, at timestamptz) returns void language sql as $$
  update review_case set decided_at = at, finished_at = at, decision = 'gone', version = version + 1
  where kind = closed_kind and target_id = target and decided_at is null
$$;

create function review_post() returns trigger language plpgsql as $$
begin
  if new.status = 1 and new.review_cause <> 'file' and (tg_op = 'INSERT' or old.status <> 1) then
    perform open_review('post', new.id, new.author_id, new.review_cause,
      case when tg_op = 'INSERT' then new.created_at else coalesce(new.hidden_at, new.edited_at, now()) end);
  elsif tg_op = 'UPDATE' and new.status = 5 and old.status <> 5 then
    perform close_review('post', new.id, coalesce(new.deleted_at, now()));
  elsif tg_op = 'UPDATE' then
    update review_case set version = version + 1
    where kind = 'post' and target_id = new.id and decided_at is null;
  end if;
  return null;
end $$;
create trigger review_post_insert after insert on publish
  for each row when (new.status = 1) execute function review_post();
create trigger review_post_update after update on publish
  for each row when (old.revision <> new.revision) execute function review_post();

create function review_reply() returns trigger language plpgsql as $$
begin
  if new.status = 1 then
    perform open_review('comment', new.id, new.author_id,
      case when new.hidden_at is null then 'word' else 'hidden' end,
      coalesce(new.hidden_at, new.created_at));
  elsif new.status = 5 then
    perform close_review('comment', new.id, now());
  end if;
  return null;
end $$;
create trigger review_reply_insert after insert on reply
  for each row when (new.status = 1) execute function review_reply();
create trigger review_reply_update after update of status on reply
  for each row when (old.status <> new.status) execute function review_reply();

create function review_report() returns trigger language plpgsql as $$
declare
  reported text;
  owner uuid;
begin
  if new.report_type = 1 then
    select 'post', author_id into reported, owner from publish where id = new.target_id;
  elsif new.report_type = 2 then
    select 'comment', author_id into reported, owner from reply where id = new.target_id;
  elsif new.report_type = 4 then
    select 'member', id into reported, owner from member where id = new.target_id;
  end if;
  if owner is not null then
    perform open_review(reported, new.target_id, owner, 'reports', new.created_at);
  end if;
  return null;
end $$;
create trigger review_report_insert after insert on report
  for each row when (new.status = 1) execute function review_report();

create function review_card() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.state = 1 then
    perform open_review('card', new.member_id, new.member_id, 'card', new.updated_at);
  else
    perform close_review('card', old.member_id, now());
  end if;
  return null;
end $$;
create trigger review_card_insert after insert on club_card
  for each row when (new.state = 1) execute function review_card();
create trigger review_card_update after update of state on club_card
  for each row when (old.state <> new.state) execute function review_card();
create trigger review_card_delete after delete on club_card
  for each row when (old.state = 1) execute function review_card();

-- An erased member is no longer reviewed.
create function review_member() returns trigger language plpgsql as $$
begin
  perform close_review('member', new.id, now());
  return null;
end $$;
create trigger review_member_update after update of status on member
  for each row when (old.status <> 3 and new.status = 3) execute function review_member();

-- What waits today.
select open_review('post', id, author_id, review_cause, coalesce(hidden_at, created_at))
  from publish where status = 1 and review_cause <> 'file';
select open_review('comment', id, author_id, case when hidden_at is null then 'word' else 'hidden' end,
  coalesce(hidden_at, created_at)) from reply where status = 1;
select open_review('card', member_id, member_id, 'card', updated_at) from club_card where state = 1;
select open_review('post', target_id, publish.author_id, 'reports', report.created_at)
  from report join publish on publish.id = target_id and publish.status <> 5
  where report_type = 1 and report.status = 1 order by report.created_at;
select open_review('comment', target_id, reply.author_id, 'reports', report.created_at)
  from report join reply on reply.id = target_id and reply.status <> 5
  where report_type = 2 and report.status = 1 order by report.created_at;
select open_review('member', target_id, target_id, 'reports', report.created_at)
  from report join member on member.id = target_id and member.status <> 3
  where report_type = 4 and report.status = 1 order by report.created_at;
