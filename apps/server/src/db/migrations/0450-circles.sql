-- Circles: members gather around a subject and run it themselves.
create table circle (
  id uuid primary key,
  title text not null check (title <> ''),
  -- The form in which names are unique, as of nicknames.
  title_folded text not null,
  title_pinyin text not null default '',
  title_initials text not null default '',
  -- The name of a dissolved circle may be given again.
  name_free boolean not null default false,
  summary text not null,
  rules text not null default '',
  -- What its owner asks who applies; empty: nothing.
  question text not null default '',
  cover_file_id uuid references stored_file,
  topic_ids text[] not null,
  -- 0 free, 1 audited, 2 by invitation
  audit smallint not null default 1 check (audit between 0 and 2),
  -- 0 draft, 1 waiting, 2 open, 3 refused, 4 frozen, 5 dissolved
  status smallint not null default 1 check (status between 0 and 5),
  -- Why it is refused or frozen.
  state_reason text not null default '',
  announcement text not null default '',
  announced_at timestamptz,
  -- The last day it is shown.
  announced_until date,
  member_count integer not null default 0 check (member_count >= 0),
  -- By the level of its owner.
  max_members integer not null default 5000,
  waiting_count integer not null default 0 check (waiting_count >= 0),
  publish_count integer not null default 0 check (publish_count >= 0),
  -- Of the last seven days; computed by a job.
  week_heat integer not null default 0,
  week_joined integer not null default 0,
  week_posts integer not null default 0,
  week_comments integer not null default 0,
  -- A dissolution that was announced takes effect then.
  dissolve_at timestamptz,
  dissolved_at timestamptz,
  -- Its owner was told that they have been away for long.
  owner_notified_at timestamptz,
  -- The site holds it, because nobody owns it.
  is_held boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  opened_at timestamptz
);
create unique index circle_title on circle (title_folded) where not name_free;
create index circle_newest on circle (created_at desc, id desc);
create index circle_open on circle (week_heat desc, member_count desc, id) where status = 2;
create index circle_topics on circle using gin (topic_ids) where status = 2;
create index circle_waiting on circle (created_at, id) where status = 1;
create index circle_dissolving on circle (dissolve_at) where dissolve_at is not null and status <> 5;
create index circle_cover on circle (cover_file_id) where cover_file_id is not null;
create index circle_held on circle (id) where is_held;
create index circle_title_pairs on circle using gin (name_pairs(title_folded)) where status = 2;

create table circle_member (
  circle_id uuid not null references circle on delete cascade,
  member_id uuid not null references member,
  -- 0 not in, 1 owner, 2 admin, 3 guest, 4 member
  role smallint not null default 0 check (role between 0 and 4),
  -- 0 none, 1 waiting, 2 joined, 3 refused, 4 left, 5 removed, 6 black-listed
  status smallint not null check (status between 0 and 6),
  -- The state before an application.
  status_before smallint not null default 0,
  reason text not null default '',
  answer text not null default '',
  -- Why they were refused, removed or black-listed.
  note text not null default '',
  changed_at timestamptz not null,
  applied_at timestamptz,
  -- The team was reminded of the application.
  reminded_at timestamptz,
  joined_at timestamptz,
  muted_until timestamptz,
  quiet boolean not null default false,
  post_count integer not null default 0 check (post_count >= 0),
  last_active_at timestamptz,
  primary key (circle_id, member_id),
  check ((status = 2) = (role <> 0)),
  check (status <> 2 or joined_at is not null)
);
-- Never two owners; that there is one is checked at the end of each transaction.
create unique index circle_owner on circle_member (circle_id) where role = 1;
create index circle_member_list on circle_member (circle_id, role, joined_at, member_id) where status = 2;
create index circle_member_newest on circle_member (circle_id, joined_at desc, member_id) where status = 2;
create index circle_member_waiting on circle_member (circle_id, applied_at, member_id) where status = 1;
create index circle_member_unanswered on circle_member (applied_at) where status = 1;
create index circle_member_state on circle_member (circle_id, status, changed_at desc, member_id);
create index circle_member_of on circle_member (member_id, status, joined_at desc);

create function circle_has_owner() returns trigger language plpgsql as $$
declare
  circle uuid := coalesce(new.circle_id, old.circle_id);
begin
  if exists (select from circle c where c.id = circle and c.status <> 5)
    and not exists (select from circle_member m where m.circle_id = circle and m.role = 1) then
    raise exception 'circle % has no owner', circle using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger circle_member_owner after update of role or delete on circle_member
  deferrable initially deferred for each row when (old.role = 1) execute function circle_has_owner();
create function circle_begins_owned() returns trigger language plpgsql as $$
begin
  if exists (select from circle c where c.id = new.id and c.status <> 5)
    and not exists (select from circle_member m where m.circle_id = new.id and m.role = 1) then
    raise exception 'circle % has no owner', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger circle_begins_owned after insert on circle
  deferrable initially deferred for each row execute function circle_begins_owned();

-- Whose posts a member wants to see without being in the circle.
create table circle_follow (
  member_id uuid not null references member,
  circle_id uuid not null references circle on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, circle_id)
);
create index circle_follow_circle on circle_follow (circle_id);

create table circle_invite (
  id uuid primary key,
  circle_id uuid not null references circle on delete cascade,
  inviter_id uuid not null references member,
  invitee_id uuid not null references member,
  -- 1 waiting, 2 accepted, 3 refused, 5 expired
  state smallint not null default 1 check (state between 1 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create unique index circle_invite_open on circle_invite (circle_id, invitee_id) where state = 1;
create index circle_invite_circle on circle_invite (circle_id);
create index circle_invite_invitee on circle_invite (invitee_id, created_at desc, id desc);
create index circle_invite_inviter on circle_invite (inviter_id, created_at);

-- Offers of ownership. Without `from_id` the site asks.
create table circle_offer (
  id uuid primary key,
  circle_id uuid not null references circle on delete cascade,
  from_id uuid references member,
  to_id uuid not null references member,
  -- 1 waiting, 2 accepted, 3 refused, 4 withdrawn, 5 expired
  state smallint not null default 1 check (state between 1 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create unique index circle_offer_open on circle_offer (circle_id) where state = 1;
create index circle_offer_circle on circle_offer (circle_id, created_at desc, id desc);
create index circle_offer_to on circle_offer (to_id);
create index circle_offer_from on circle_offer (from_id) where from_id is not null;
create index circle_offer_expires on circle_offer (expires_at) where state = 1;

-- A changed name or cover, until staff decide.
create table circle_change (
  id uuid primary key,
  circle_id uuid not null references circle on delete cascade,
  member_id uuid not null references member,
  title text not null check (title <> ''),
  title_folded text not null,
  cover_file_id uuid references stored_file,
  -- 1 waiting, 2 passed, 3 refused, 4 replaced or withdrawn
  state smallint not null default 1 check (state between 1 and 4),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index circle_change_open on circle_change (circle_id) where state = 1;
create index circle_change_circle on circle_change (circle_id, created_at desc, id desc);
create index circle_change_member on circle_change (member_id);
create index circle_change_cover on circle_change (cover_file_id) where cover_file_id is not null;
create index circle_change_waiting on circle_change (created_at) where state = 1;
create unique index circle_change_title on circle_change (title_folded) where state = 1;

-- Members' posts in circles.
alter table publish
  add column circle_id uuid references circle,
  add column expose_circle boolean not null default false;
create index publish_circle on publish (circle_id, created_at desc, id desc) where circle_id is not null;

-- Cards name the circle and whom a post is for.
drop trigger raise_post_revision on publish;
create trigger raise_post_revision before update of id, author_id, publish_type, publish_sub_type, title, body, place,
    topic_ids, tags, status, status_before, hidden_at, review_reason, expose_fans, expose_followed, expose_others,
    expose_circle, circle_id, picture_count, mentions, comments_closed, critique_open, editor_pick, ai_mark,
    ai_suspected, cover_camera_id, cover_lens_id, cover_f_number, cover_focal_length, cover_iso,
    cover_exposure_seconds, created_at, edited_at, deleted_at
  on publish for each row execute function raise_post_revision();

-- What a circle's team did with a post: one row per post, about the circle it is or was last in.
create table circle_post (
  publish_id uuid primary key references publish on delete cascade,
  circle_id uuid not null references circle on delete cascade,
  pinned_at timestamptz,
  essence_at timestamptz,
  essence_by uuid references member,
  -- False for one's own post and above the cap of the day.
  essence_earns boolean not null default false,
  folded_at timestamptz,
  note text not null default '',
  removed_at timestamptz,
  removed_by uuid references member
);
create index circle_post_pinned on circle_post (circle_id, pinned_at desc) where pinned_at is not null;
create index circle_post_essence on circle_post (circle_id, essence_at desc, publish_id desc)
  where essence_at is not null and removed_at is null;
create index circle_post_removed on circle_post (circle_id, removed_at desc, publish_id desc) where removed_at is not null;
create index circle_post_circle on circle_post (circle_id);
create index circle_post_giver on circle_post (essence_by) where essence_by is not null;
create index circle_post_remover on circle_post (removed_by) where removed_by is not null;

-- What happened in a circle, for its team and for staff.
create table circle_log (
  id uuid primary key,
  circle_id uuid not null references circle on delete cascade,
  act text not null,
  -- Null for staff and the site.
  actor_id uuid references member,
  -- Displayed name of who of the staff acted; empty for members and the site.
  staff_name text not null default '',
  target_id uuid references member,
  publish_id uuid references publish on delete set null,
  note text not null default '',
  -- What is needed to undo it; null for what cannot be undone.
  before jsonb,
  undone_at timestamptz,
  created_at timestamptz not null
);
create index circle_log_circle on circle_log (circle_id, created_at desc, id desc);
create index circle_log_actor on circle_log (actor_id) where actor_id is not null;
create index circle_log_target on circle_log (target_id) where target_id is not null;
create index circle_log_publish on circle_log (publish_id) where publish_id is not null;

-- Figures of circles by day of Shanghai; computed by a job.
create table circle_day (
  circle_id uuid not null references circle on delete cascade,
  day date not null,
  joined integer not null default 0,
  "left" integer not null default 0,
  posts integer not null default 0,
  comments integer not null default 0,
  -- As the ranking counts them: what one person adds is capped.
  ranked_posts integer not null default 0,
  ranked_comments integer not null default 0,
  primary key (circle_id, day)
);

-- Requests to dissolve a circle of many members: by its owner or one of the staff; another of the staff decides.
create table circle_dissolution (
  id uuid primary key,
  circle_id uuid not null references circle on delete cascade,
  by_owner boolean not null,
  -- Of the staff, or the owner.
  requested_by uuid not null,
  requester_name text not null,
  reason text not null default '',
  -- 1 waiting, 2 approved, 3 refused, 4 withdrawn
  state smallint not null default 1 check (state between 1 and 4),
  decider_name text,
  decision_reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create unique index circle_dissolution_open on circle_dissolution (circle_id) where state = 1;
create index circle_dissolution_circle on circle_dissolution (circle_id, created_at desc, id desc);

alter table member_counter add column circle_count integer not null default 0 check (circle_count >= 0);

-- Reported circles wait for the moderators too.
alter table review_case drop constraint review_case_kind_check;
alter table review_case add constraint review_case_kind_check
  check (kind in ('post', 'comment', 'member', 'card', 'circle'));

create or replace function review_report() returns trigger language plpgsql as $$
declare
  reported text;
  owner uuid;
begin
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

create function review_circle() returns trigger language plpgsql as $$
begin
  perform close_review('circle', new.id, now());
  return null;
end $$;
create trigger review_circle_update after update of status on circle
  for each row when (old.status <> 5 and new.status = 5) execute function review_circle();

-- What a post earns that a circle marks as essence, once.
insert into growth_rule (rule, effective_on, exp, coins, in_day_cap) values ('essence', '2000-01-01', 20, 5, false);
