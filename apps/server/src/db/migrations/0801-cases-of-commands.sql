-- Commands open the cases of reports, near copies and changed profiles (decision 0690). Until no node of the release
-- before runs, its triggers stay, and open a case only where no command has. A later release drops them:
--   drop trigger review_report_insert on report; drop function review_report();
--   drop trigger review_near_copy_insert on near_copy; drop function review_near_copy();
--   drop trigger review_member_profile on member; drop function review_profile();
create or replace function review_report() returns trigger language plpgsql as $$
declare
  reported text;
  owner uuid;
begin
  if current_setting('review.commands', true) = 'on' then
    return null;
  end if;
  if new.report_type = 1 then
    select 'post', author_id into reported, owner from publish where id = new.target_id;
  elsif new.report_type = 2 then
    select 'comment', author_id into reported, owner from reply where id = new.target_id;
  elsif new.report_type = 3 then
    select 'circle', member_id into reported, owner from circle_member
      where circle_id = new.target_id and role = 1;
  elsif new.report_type = 4 then
    select 'member', id into reported, owner from member where id = new.target_id;
  end if;
  if owner is not null then
    perform open_review(reported, new.target_id, owner, 'reports', new.created_at);
  end if;
  return null;
end $$;

comment on function review_report() is
  'Other: opens the case of a report that a node of the release before wrote; to be dropped in the next one.';
comment on function review_near_copy() is
  'Other: opens the case of a near copy that a node of the release before found; to be dropped in the next one.';
comment on function review_profile() is
  'Other: opens the case of a profile that a node of the release before changed; to be dropped in the next one.';
