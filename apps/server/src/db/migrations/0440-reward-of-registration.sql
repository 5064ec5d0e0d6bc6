-- A rule may give a frame for some days beside its gift.
alter table gift_rule
  add column frame_id text references profile_frame (id),
  add column frame_days integer check (frame_days > 0),
  add check ((frame_id is null) = (frame_days is null));
create index gift_rule_frame on gift_rule (frame_id) where frame_id is not null;

-- The reward of registration is on by default; where staff have a rule of their own, that stays.
with given as (
  insert into gift (id, present_type, title, detail, value, options, created_at)
  select '01930000-0000-7000-8000-000000000440', 1, '见面礼 50 金币和 7 天头像框',
    '欢迎来到光圈。金币可以兑换好东西，也可以用来补签。见面礼里还有 7 天的「胶片」头像框，已经放进你的头像框，随时可以戴上。',
    0, '[{"title": "50 金币", "kind": 3, "coins": 50}]', now()
  where not exists (select from gift_rule where source = 1)
  returning id
), pictured as (
  insert into gift_picture (gift_id, position, path, small_path)
  select id, 0, '/img/gift/coins.svg', '/img/gift/coins.svg' from given
)
insert into gift_rule (id, source, gift_id, frame_id, frame_days)
select '01930000-0000-7000-8000-000000000441', 1, id, 'filmRoll', 7 from given;
