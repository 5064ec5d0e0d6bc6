-- Medals and frames: what a member wears is text, `shutter.2` is the silver tier of a medal. Names, texts and goals are
-- rows that staff edit; a rule is the name of a measure, its arguments and a goal.
create table medal (
  id text primary key,
  -- 成长 1, 创作 2, 题材 3, 参数 4, 机主 5, 活动 6, 赛事 7, 社区 8
  group_no smallint not null check (group_no between 1 and 8),
  sort integer not null,
  name text not null,
  -- How a tier is won; {n} stands for its goal.
  condition_text text not null,
  -- What is measured. A medal whose measure no domain provides is not shown.
  measure text not null,
  args jsonb not null default '{}',
  -- Members see ??? until they have won it.
  hidden boolean not null default false,
  version integer not null default 1
);

-- The goal of each tier. The newest row of a tier whose day has come applies.
create table medal_tier (
  medal_id text not null references medal (id),
  -- 铜 1, 银 2, 金 3
  tier smallint not null check (tier between 1 and 3),
  effective_on date not null,
  goal integer not null check (goal > 0),
  version integer not null default 1,
  primary key (medal_id, tier, effective_on)
);

create table medal_award (
  member_id uuid not null references member (id),
  medal_id text not null references medal (id),
  tier smallint not null check (tier between 1 and 3),
  obtained_at timestamptz(3) not null,
  -- Whether one of the staff gave it.
  by_staff boolean not null default false,
  -- For cheating, by staff: no rule grants it again.
  revoked_at timestamptz,
  primary key (member_id, medal_id, tier)
);
create index medal_award_newest on medal_award (member_id, obtained_at desc);
create index medal_award_owners on medal_award (medal_id, tier, obtained_at desc, member_id);

-- How far a member is; written by what grants medals, so that a list costs one statement.
create table medal_progress (
  member_id uuid not null references member (id),
  medal_id text not null references medal (id),
  value integer not null,
  primary key (member_id, medal_id)
);
create index medal_progress_medal on medal_progress (medal_id);

create table profile_frame (
  id text primary key,
  sort integer not null,
  name text not null,
  -- level, medal, product, match, goods, season, gift
  source text not null,
  -- How it is won; {n} stands for its goal.
  condition_text text not null,
  -- Null: no rule grants it.
  measure text,
  args jsonb not null default '{}',
  goal integer check (goal > 0),
  -- For how long a rule grants it; null: for ever.
  valid_days integer check (valid_days > 0),
  version integer not null default 1,
  check ((measure is null) = (goal is null))
);

create table member_frame (
  member_id uuid not null references member (id),
  frame_id text not null references profile_frame (id),
  obtained_at timestamptz(3) not null,
  -- Null: for ever.
  expires_at timestamptz,
  -- What granted it last; a rule grants once by each of its causes.
  cause text not null,
  -- When it stopped being worn and its owner got a notice.
  ended_at timestamptz,
  -- For cheating, by staff.
  revoked_at timestamptz,
  primary key (member_id, frame_id)
);
create index member_frame_owners on member_frame (frame_id, obtained_at desc, member_id);
create index member_frame_expiring on member_frame (expires_at) where expires_at is not null and ended_at is null;

-- Members who were here before there were medals: their first ones are granted without notices.
create table medal_backlog (member_id uuid primary key references member (id));
insert into medal_backlog select id from member where status <> 3;

insert into medal (id, group_no, sort, name, condition_text, measure, args, hidden) values
  ('newcomer', 1, 10, '初来乍到', '上传头像，填写地区，选好感兴趣的主题', 'profile', '{}', false),
  ('streak', 1, 20, '坚持', '连续到访 {n} 天', 'visitRun', '{}', false),
  ('years', 1, 30, '周年', '加入满 {n} 年', 'years', '{}', false),
  ('level', 1, 40, '等级', '达到 Lv.{n}', 'level', '{}', false),
  ('shutter', 2, 10, '快门手', '发布 {n} 幅照片作品', 'posts', '{"type": 1}', false),
  ('writer', 2, 20, '执笔', '发布 {n} 篇文章', 'posts', '{"type": 2}', false),
  ('film', 2, 30, '镜中影', '发布 {n} 个视频', 'posts', '{"type": 3}', false),
  ('picked', 2, 40, '精选', '{n} 个作品入选编辑推荐', 'picks', '{}', false),
  ('crowd', 2, 50, '万众', '作品累计被赞 {n} 次', 'likes', '{}', false),
  ('collector', 2, 60, '收藏家', '作品累计被收藏 {n} 次', 'collects', '{}', false),
  ('landscape', 3, 10, '风光', '{n} 个受推荐的风光作品', 'topicPosts', '{"topic": "landscape"}', false),
  ('portrait', 3, 20, '人像', '{n} 个受推荐的人像作品', 'topicPosts', '{"topic": "portrait"}', false),
  ('street', 3, 30, '人文', '{n} 个受推荐的人文街拍作品', 'topicPosts', '{"topic": "street"}', false),
  ('wildlife', 3, 40, '生态', '{n} 个受推荐的生态野生动物作品', 'topicPosts', '{"topic": "wildlife"}', false),
  ('night', 3, 50, '星空', '{n} 个受推荐的星空夜景作品', 'topicPosts', '{"topic": "night"}', false),
  ('macro', 3, 60, '微距', '{n} 个受推荐的微距作品', 'topicPosts', '{"topic": "macro"}', false),
  ('wideOpen', 4, 10, '大光圈', '{n} 张照片的光圈不小于 f/1.8', 'shots', '{"maxFNumber": 1.8}', false),
  ('longExposure', 4, 20, '长曝光', '{n} 张照片的曝光不短于 1 秒', 'shots', '{"minSeconds": 1}', false),
  ('highIso', 4, 30, '高感', '{n} 张照片的感光度不低于 ISO 12800', 'shots', '{"minIso": 12800}', false),
  ('closeUp', 4, 40, '百微', '用微距镜头拍摄 {n} 张照片', 'shots', '{"lens": "macro"}', false),
  ('prime', 4, 50, '定焦信徒', '用定焦镜头拍摄 {n} 张照片', 'shots', '{"lens": "prime"}', false),
  ('allFocal', 4, 60, '全焦段', '从超广角到超远摄，{n} 个焦段都有照片', 'focalBands', '{}', true),
  ('firstCamera', 5, 10, '首台', '注册第一台相机', 'cameras', '{}', false),
  ('lensSet', 5, 20, '镜头群', '注册 {n} 支镜头', 'lenses', '{}', false),
  ('passport', 5, 30, '器材护照', '一件器材的护照达到 {n} 级', 'passportLevel', '{}', false),
  ('oldFriend', 5, 40, '老友', '绑定线下会员卡', 'clubCard', '{}', false),
  ('checkIn', 6, 10, '打卡', '参加活动并签到 {n} 次', 'checkIns', '{}', false),
  ('lectures', 6, 20, '讲座控', '参加 {n} 场讲座', 'lectures', '{}', false),
  ('cityWalker', 6, 30, '城市行者', '在 {n} 座城市签到', 'cities', '{}', false),
  ('contender', 7, 10, '参赛', '投稿被收录 {n} 次', 'matchEntries', '{}', false),
  ('shortlisted', 7, 20, '入围', '入围 {n} 次', 'shortlists', '{}', false),
  ('goldLens', 7, 30, '金镜头', '获得影赛一等奖', 'matchWins', '{}', false),
  ('popular', 7, 40, '人气王', '一场影赛里得票最多', 'popularWins', '{}', true),
  ('mentor', 8, 10, '良师', '{n} 条点评被认为有帮助', 'helpful', '{}', false),
  ('circleOwner', 8, 20, '圈主', '创建的摄影圈达到 {n} 人', 'circleMembers', '{}', false),
  ('guardian', 8, 30, '守护者', '{n} 次举报经核实', 'upheldReports', '{}', false),
  ('scout', 8, 40, '伯乐', '{n} 位受邀的影友达标', 'invitees', '{}', false),
  ('quiz', 8, 50, '答题王', '连续答题 {n} 天', 'quizRun', '{}', false);

insert into medal_tier (medal_id, tier, effective_on, goal)
select id, tier, '2000-01-01', goal
from (values
  ('newcomer', 1, 1), ('streak', 1, 7), ('streak', 2, 30), ('streak', 3, 100),
  ('years', 1, 1), ('years', 2, 3), ('years', 3, 5), ('level', 1, 4), ('level', 2, 7), ('level', 3, 10),
  ('shutter', 1, 10), ('shutter', 2, 100), ('shutter', 3, 500),
  ('writer', 1, 5), ('writer', 2, 20), ('writer', 3, 50), ('film', 1, 3), ('film', 2, 10), ('film', 3, 30),
  ('picked', 1, 1), ('picked', 2, 10), ('picked', 3, 50),
  ('crowd', 1, 500), ('crowd', 2, 5000), ('crowd', 3, 50000),
  ('collector', 1, 100), ('collector', 2, 1000), ('collector', 3, 10000),
  ('landscape', 1, 10), ('landscape', 2, 50), ('landscape', 3, 200),
  ('portrait', 1, 10), ('portrait', 2, 50), ('portrait', 3, 200),
  ('street', 1, 10), ('street', 2, 50), ('street', 3, 200),
  ('wildlife', 1, 10), ('wildlife', 2, 50), ('wildlife', 3, 200),
  ('night', 1, 10), ('night', 2, 50), ('night', 3, 200), ('macro', 1, 10), ('macro', 2, 50), ('macro', 3, 200),
  ('wideOpen', 2, 100), ('longExposure', 2, 50), ('highIso', 2, 50), ('closeUp', 2, 30), ('prime', 2, 200),
  ('allFocal', 3, 6), ('firstCamera', 1, 1), ('lensSet', 1, 3), ('lensSet', 2, 6), ('lensSet', 3, 12),
  ('passport', 2, 2), ('oldFriend', 2, 1), ('checkIn', 1, 1), ('checkIn', 2, 10), ('checkIn', 3, 30),
  ('lectures', 2, 10), ('cityWalker', 1, 3), ('cityWalker', 2, 8), ('cityWalker', 3, 15),
  ('contender', 1, 1), ('contender', 2, 10), ('contender', 3, 30),
  ('shortlisted', 1, 1), ('shortlisted', 2, 5), ('shortlisted', 3, 20), ('goldLens', 3, 1), ('popular', 3, 1),
  ('mentor', 1, 20), ('mentor', 2, 100), ('mentor', 3, 500),
  ('circleOwner', 1, 50), ('circleOwner', 2, 500), ('circleOwner', 3, 5000),
  ('guardian', 1, 10), ('guardian', 2, 50), ('guardian', 3, 200),
  ('scout', 1, 5), ('scout', 2, 20), ('scout', 3, 100), ('quiz', 1, 7), ('quiz', 2, 30), ('quiz', 3, 100)
) as start (id, tier, goal);

insert into profile_frame (id, sort, name, source, condition_text, measure, args, goal, valid_days) values
  ('level4', 10, '四级', 'level', '达到 Lv.{n}', 'level', '{}', 4, null),
  ('level7', 20, '七级', 'level', '达到 Lv.{n}', 'level', '{}', 7, null),
  ('level10', 30, '十级', 'level', '达到 Lv.{n}', 'level', '{}', 10, null),
  ('owner', 40, '机主', 'product', '注册 {n} 件产品', 'products', '{}', 1, null),
  ('goldLens', 50, '金镜头', 'match', '获得影赛一等奖，可用一年', 'matchWins', '{}', 1, 365),
  ('annual', 60, '年度', 'gift', '年度优秀影友，由编辑部颁发', null, '{}', null, null),
  ('spring', 70, '春', 'season', '3 月到 5 月发布 {n} 幅照片作品', 'seasonPosts', '{"season": "spring"}', 5, 90),
  ('summer', 80, '夏', 'season', '6 月到 8 月发布 {n} 幅照片作品', 'seasonPosts', '{"season": "summer"}', 5, 90),
  ('autumn', 90, '秋', 'season', '9 月到 11 月发布 {n} 幅照片作品', 'seasonPosts', '{"season": "autumn"}', 5, 90),
  ('winter', 100, '冬', 'season', '12 月到 2 月发布 {n} 幅照片作品', 'seasonPosts', '{"season": "winter"}', 5, 90),
  ('filmRoll', 110, '胶片', 'goods', '用金币兑换，可用 7 天或 30 天', null, '{}', null, null),
  ('viewfinder', 120, '取景器', 'medal', '获得 {n} 枚金质勋章', 'goldMedals', '{}', 1, null);
