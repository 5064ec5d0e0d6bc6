-- Of two people who change a setting the second learns it: each write of a row, whoever makes it, is a new version.
create sequence sys_config_version;
alter table sys_config
  add column version bigint not null default nextval('sys_config_version'),
  -- Who wrote it last; empty where a program or a statement by hand did.
  add column updated_by text not null default '';

create function renew_setting() returns trigger language plpgsql as $$
begin
  new.version := nextval('sys_config_version');
  return new;
end $$;
create trigger renew_setting before update on sys_config for each row execute function renew_setting();
