-- What the photos of a warehouse take together is added up with each new one.
create index warehouse_photo_space on warehouse_photo (warehouse_id) include (bytes);
