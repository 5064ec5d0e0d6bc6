-- A plain link, such as that of an export, is followed with the companion cookie alone.
create index session_cookie on session (cookie_hash) where ended_at is null;
