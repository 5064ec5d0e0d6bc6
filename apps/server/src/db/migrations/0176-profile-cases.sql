-- What staff compare of a member's profile, and what they have not seen yet.
alter table review_case
  -- The changed parts as they were before: avatar (a file, or null), nickName, introduction.
  add column profile_before jsonb,
  -- The same of changes since a decision that can still be undone, for the next case.
  add column profile_later jsonb;

create or replace function open_review(kind text, target uuid, member uuid, cause text, at timestamptz) returns void
language sql as $$
  insert into review_case (kind, target_id, member_id, causes, report_count, priority, opened_at)
  values (kind, target, member, array[cause], (cause = 'reports')::int,
    case cause when 'hidden' then 3 when 'reports' then 2 when 'word' then 1 when 'profile' then -1 else 0 end, at)
  on conflict (kind, target_id) where finished_at is null do update set
    causes = case when review_case.causes @> excluded.causes then review_case.causes
      else review_case.causes || excluded.causes end,
    report_count = review_case.report_count + excluded.report_count,
    priority = greatest(review_case.priority, excluded.priority)
  where review_case.decided_at is null
$$;

-- Opens a case for changed parts of a profile, or adds them to the open one, which shows what stood there first.
create function open_profile_review(member uuid, parts jsonb, at timestamptz) returns void language plpgsql as $$
begin
  perform open_review('member', member, member, 'profile', at);
  update review_case set profile_before = parts || coalesce(profile_before, '{}'), version = version + 1
  where kind = 'member' and target_id = member and finished_at is null and decided_at is null;
  if not found then
    update review_case set profile_later = parts || coalesce(profile_later, '{}')
    where kind = 'member' and target_id = member and finished_at is null;
  end if;
end $$;

create function review_profile() returns trigger language plpgsql as $$
declare
  parts jsonb := '{}';
begin
  -- Where a decision is taken back, or the demonstration is loaded, staff have seen it.
  if current_setting('review.profiles', true) = 'off' then
    return null;
  end if;
  -- A neutral nickname, which may be changed at once, is the staff's.
  if new.nick_name <> old.nick_name and new.nick_name_changed_at is not null then
    parts := parts || jsonb_build_object('nickName', old.nick_name);
  end if;
  if new.head_file_id is distinct from old.head_file_id and new.head_file_id is not null then
    parts := parts || jsonb_build_object('avatar', old.head_file_id);
  end if;
  if new.introduction <> old.introduction and new.introduction <> '' then
    parts := parts || jsonb_build_object('introduction', old.introduction);
  end if;
  if parts <> '{}' then
    perform open_profile_review(new.id, parts, now());
  end if;
  return null;
end $$;
create trigger review_member_profile after update of nick_name, head_file_id, introduction on member
  for each row when (new.status = 1 and (old.nick_name <> new.nick_name or old.introduction <> new.introduction
    or old.head_file_id is distinct from new.head_file_id)) execute function review_profile();
