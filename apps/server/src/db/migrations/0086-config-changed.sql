-- Nodes keep what they compile from a setting (the word list): whoever changes one, they hear of it after the commit.
create function announce_setting() returns trigger language plpgsql as $$
begin
  perform pg_notify('guangquan', 'config.changed ' || coalesce(new.key, old.key));
  return null;
end $$;

create trigger announce_setting after insert or update or delete on sys_config
  for each row execute function announce_setting();
