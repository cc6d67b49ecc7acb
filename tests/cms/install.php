<?php
// Installs WordPress with an administrator and with an author who may write pages, but no HTML of their own.
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']   = getenv( 'WORDPRESS_HOST' );
$_SERVER['REQUEST_URI'] = '/';

// Nobody is written to.
function wp_new_blog_notification() {}
function wp_mail() {
	return true;
}

require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Shop', 'admin', 'admin@shop.example', false, '', 'admin-password' );
switch_theme( 'plain' );
wp_create_user( 'author', 'author-password', 'author@shop.example' );
get_user_by( 'login', 'author' )->set_role( 'author' );
foreach ( array( 'edit_pages', 'edit_published_pages', 'publish_pages' ) as $right ) {
	get_role( 'author' )->add_cap( $right );
}
echo wp_json_encode(
	array(
		'wordpress' => $GLOBALS['wp_version'],
		'php'       => PHP_VERSION,
		'database'  => $GLOBALS['wpdb']->db_server_info(),
	)
);
