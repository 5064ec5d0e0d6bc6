-- Notices name what they are about by the kind of target and its id: a further kind needs no column.
alter table notice add column target_kind text, add column target_id uuid,
  -- Never written twice for one target, member and kind.
  add column once boolean not null default false;
update notice set
  target_kind = case when reply_id is not null then 'comment' when publish_id is not null then 'post' end,
  target_id = coalesce(reply_id, publish_id);
update notice set once = true
  where kind in ('mention.inPost', 'post.byFollowed', 'vote.ended')
    or (kind = 'critique.helpful' and not exists (select from notice earlier
      where earlier.target_id = notice.target_id and earlier.member_id = notice.member_id
        and earlier.kind = notice.kind and earlier.id < notice.id));
drop index notice_once;
create unique index notice_once on notice (target_id, member_id, kind) where once;
alter table notice drop column publish_id, drop column reply_id,
  add constraint notice_target check ((target_kind is null) = (target_id is null));

-- Groups of likes: 1 like, 2 collection, of any kind of target. A purged target takes its groups with it by a hook.
alter table like_notice add column target_kind text;
update like_notice set target_kind = case kind when 3 then 'comment' else 'post' end;
update like_notice set kind = 1 where kind = 3;
update like_notice_actor set kind = 1 where kind = 3;
alter table like_notice alter column target_kind set not null, drop column publish_id;

-- Likes that wait in the outbox.
update outbox_event set name = 'target.marked', payload = jsonb_build_object('target', 'post',
    'targetId', payload->>'publishId', 'memberId', payload->>'memberId', 'mark', payload->>'kind')
  where name = 'post.marked' and relayed_at is null and payload ? 'publishId';
update outbox_event set name = 'target.marked', payload = jsonb_build_object('target', 'comment',
    'targetId', payload->>'replyId', 'memberId', payload->>'memberId', 'mark', 'like')
  where name = 'reply.marked' and relayed_at is null and payload ? 'replyId';
