-- Muted members, as the console filters them: those whose mute has ended are few, and left out by its end.
create index member_muted on member (created_at desc, id desc) where muted_until is not null;
