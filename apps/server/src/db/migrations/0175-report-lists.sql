-- The list of all reports, and of those in one state, newest first.
create index report_time on report (created_at desc, id desc);
create index report_status_time on report (status, created_at desc, id desc);
