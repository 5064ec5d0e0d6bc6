-- Choices that staff edit: what members choose from. A number is on the wire and in rows, so that it never changes.
create table dictionary_entry (
  code text not null,
  value integer not null check (value > 0),
  name text not null,
  sort integer not null,
  is_open boolean not null default true,
  -- Stands for what is none of the others: always the last one; a report with it needs a text.
  is_other boolean not null default false,
  version integer not null default 1,
  primary key (code, value),
  unique (code, name)
);

insert into dictionary_entry (code, value, name, sort)
select code, place, name, place * 10 from (values
  ('Software', array['Lightroom Classic', 'Lightroom', 'Photoshop', 'Capture One', 'DxO PhotoLab', '品牌原厂 RAW 软件', 'Luminar', 'Affinity Photo', 'darktable', 'RawTherapee', '醒图', '美图秀秀', 'Snapseed', 'VSCO', '无后期', '其他']),
  ('LensType', array['超广角', '广角', '标准', '中长焦', '长焦', '超长焦', '标准变焦', '广角变焦', '远摄变焦', '微距', '鱼眼', '移轴', '增距镜', '转接镜头', '手动镜头']),
  ('SetsApplyCates', array['风光', '人文纪实', '人像', '生态', '建筑', '静物', '体育', '旅行', '黑白', '实验']),
  ('BuyChannelType', array['品牌直营店', '官方网店', '京东自营', '天猫旗舰店', '授权经销商', '其他电商', '海外购买', '赠送/二手']),
  ('NewsVideoType', array['新品', '教程', '访谈', '活动', '广告片']),
  ('ReportReasonsType', array['违法违规', '色情低俗', '抄袭/盗图', '广告引流', '人身攻击', '侵犯隐私/肖像', '虚假信息', '未标注AI生成', '危害未成年人', '与主题无关', '其他']),
  ('ReplyReportReasonsType', array['辱骂攻击', '广告', '色情低俗', '引战', '泄露隐私', '刷屏', '其他']),
  ('PhotographyGroupReportReasonsType', array['名称/封面违规', '内容违规', '收费引流', '冒充官方', '圈主滥权', '长期无人管理', '其他']),
  ('UserReportReasonsType', array['昵称/头像/简介违规', '冒充官方或他人', '违法违规', '色情低俗', '抄袭/盗图', '广告引流', '人身攻击', '侵犯隐私/肖像', '危害未成年人', '其他']),
  ('ArticleCategory', array['入门', '器材', '风光', '人像', '人文', '生态', '后期', '视频拍摄'])
) as dictionary (code, names), unnest(names) with ordinality as entry (name, place);
update dictionary_entry set is_other = true where name = '其他' and code like '%ReasonsType';

-- Pages show categories of articles.
create trigger announce_dictionary after insert or update or delete on dictionary_entry
  for each statement execute function announce_change('dictionary');
