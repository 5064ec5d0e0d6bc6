-- Tasks claimed and gear handed over by day, figures of the console's first page.
create index exp_line_tasks on exp_line (at) where rule like 'task.%';
create index gear_transfer_ended on gear_transfer (ended_at) where state = 2;
