-- A nickname in pinyin and its first letters, empty where nothing is Chinese; null until a job adds them.
alter table member add column nick_pinyin text, add column nick_initials text;
create index member_name_pinyin on member (nick_pinyin text_pattern_ops) where status = 1 and nick_pinyin <> '';
create index member_name_initials on member (nick_initials text_pattern_ops) where status = 1 and nick_initials <> '';
create index member_without_pinyin on member (id) where nick_pinyin is null;
