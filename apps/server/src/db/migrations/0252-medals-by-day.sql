-- Medals won by day, a figure of the console's first page.
create index medal_award_by_time on medal_award (obtained_at);
