-- Lists of members in the console, in every state; names of active members have indexes of their own.
create index member_newest on member (created_at desc, id desc);
create index member_not_active on member (created_at desc, id desc) where status <> 1;
create index member_not_active_characters on member using gin (string_to_array(nick_name_folded, null))
  where status <> 1;
-- Reports of a target, decided ones too.
create index report_of_target on report (report_type, target_id, created_at desc, id desc);
