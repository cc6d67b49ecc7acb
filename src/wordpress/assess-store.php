<?php
/**
 * Plugin Name: Assessment store
 * Description: The widgets of the assessment store as blocks.
 * Version: {version}
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

const ASSESS_STORE_VERSION   = '{version}';
const ASSESS_STORE_INTEGRITY = '{integrity}';
const ASSESS_STORE_PREFIX    = 'assess-store/';

/** Returns the address of the widgets' files and the configuration's JSON. Both are '' until the settings are saved. */
function assess_store_settings() {
	return wp_parse_args( get_option( 'assess_store' ), array( 'base' => '', 'configuration' => '' ) );
}

/** Prints the page's configuration and the loader, which is pinned to its version and its hash. */
function assess_store_print_loader() {
	list( 'base' => $base, 'configuration' => $configuration ) = assess_store_settings();
	if ( '' === $base || '' === $configuration ) {
		return;
	}
	printf(
		'<script type="application/json" data-assess-config>%s</script>' . "\n",
		wp_json_encode( json_decode( $configuration ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES )
	);
	printf(
		'<script src="%s" integrity="%s" crossorigin="anonymous" async></script>' . "\n",
		esc_url( $base . 'v' . ASSESS_STORE_VERSION . '/loader.js' ),
		esc_attr( ASSESS_STORE_INTEGRITY )
	);
}
add_action( 'wp_head', 'assess_store_print_loader' );

/**
 * Returns the text that an author typed. The editor's script writes four characters of it as %25, %26, %3C and %3E,
 * because WordPress changes them when an author without the right to write HTML saves a page.
 */
function assess_store_typed( $stored ) {
	return strtr( $stored, array( '%25' => '%', '%26' => '&', '%3C' => '<', '%3E' => '>' ) );
}

/**
 * Writes a text as the value of an attribute. Every sign that a filter of page content may look for is written by its
 * number: quotes, ampersands, brackets of shortcodes, and the space before "Wordpress".
 */
function assess_store_value( $text ) {
	return preg_replace_callback(
		'/[^A-Za-z0-9\x80-\xff]/',
		function ( $sign ) {
			return '&#' . ord( $sign[0] ) . ';';
		},
		wp_check_invalid_utf8( $text, true )
	);
}

/** Returns a widget's tag with the attributes that the author set. Inside it is what the author wrote for the meantime. */
function assess_store_tag( $name, $attributes, $content ) {
	$tag  = 'assess-' . $name;
	$html = '<' . $tag;
	foreach ( $attributes as $attribute => $value ) {
		if ( false === $value ) {
			continue;
		}
		$text  = true === $value ? '' : assess_store_typed( (string) $value );
		$html .= ' ' . $attribute . '="' . assess_store_value( $text ) . '"';
	}
	return $html . '>' . $content . '</' . $tag . '>';
}

/** Registers a block for each folder of `blocks`. Its form is made by the editor's script from the same contract. */
function assess_store_register_blocks() {
	wp_register_script(
		'assess-store-editor',
		plugins_url( 'editor.js', __FILE__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		ASSESS_STORE_VERSION,
		true
	);
	$page = array(
		'preview' => add_query_arg( 'assess-store-preview', '', home_url( '/' ) ),
		'ready'   => '' !== assess_store_settings()['configuration'],
	);
	wp_add_inline_script(
		'assess-store-editor',
		'globalThis.assessStore = ' . wp_json_encode( $page, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
		'before'
	);
	foreach ( glob( __DIR__ . '/blocks/*', GLOB_ONLYDIR ) as $folder ) {
		$name  = basename( $folder );
		$known = wp_json_file_decode( $folder . '/block.json', array( 'associative' => true ) )['attributes'];
		register_block_type(
			$folder,
			array(
				'render_callback' => function ( $attributes, $content ) use ( $name, $known ) {
					return assess_store_tag( $name, array_intersect_key( $attributes, $known ), $content );
				},
			)
		);
	}
}
add_action( 'init', 'assess_store_register_blocks' );

/** Answers the frame of the editor's preview: one widget in author mode, which calls no service. */
function assess_store_preview() {
	if ( ! isset( $_GET['assess-store-preview'] ) ) {
		return;
	}
	$name = sanitize_key( wp_unslash( $_GET['assess-store-preview'] ) );
	if ( ! current_user_can( 'edit_posts' ) || ! WP_Block_Type_Registry::get_instance()->is_registered( ASSESS_STORE_PREFIX . $name ) ) {
		wp_die( 'There is no such preview.', '', array( 'response' => 404 ) );
	}
	nocache_headers();
	header( 'X-Frame-Options: SAMEORIGIN' );
	?>
<!doctype html>
<html <?php language_attributes(); ?> data-assess-author>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<title>Preview</title>
<style>body { margin: 0 }</style>
<?php assess_store_print_loader(); ?>
</head>
<body><?php echo assess_store_tag( $name, array(), '' ); ?></body>
</html>
	<?php
	exit;
}
add_action( 'template_redirect', 'assess_store_preview' );

/**
 * Keeps what the settings page's script has accepted. The script validates with the widgets' own parser; this only
 * refuses what could not be printed.
 */
function assess_store_keep( $given ) {
	$kept = assess_store_settings();
	if ( ! is_array( $given ) || ! is_object( json_decode( $given['configuration'] ?? '' ) ) ) {
		add_settings_error( 'assess_store', 'json', 'The configuration is not a JSON object. Nothing was changed.' );
		return $kept;
	}
	return array(
		'base'          => trailingslashit( esc_url_raw( $given['base'] ?? '' ) ),
		'configuration' => $given['configuration'],
	);
}

add_action(
	'admin_init',
	function () {
		register_setting( 'assess_store', 'assess_store', array( 'sanitize_callback' => 'assess_store_keep' ) );
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Assessment store', 'Assessment store', 'manage_options', 'assess-store', 'assess_store_settings_page' );
	}
);

/** The page Settings → Assessment store. Its script copies the configuration into the hidden field once it is valid. */
function assess_store_settings_page() {
	list( 'base' => $base, 'configuration' => $configuration ) = assess_store_settings();
	?>
<div class="wrap">
<h1>Assessment store</h1>
<form action="options.php" method="post" id="assess-store-form">
	<?php settings_fields( 'assess_store' ); ?>
<p><label for="assess-store-base">Address of the widgets’ files, such as https://shop.example/widgets/</label></p>
<p><input type="url" required class="large-text" id="assess-store-base" name="assess_store[base]" value="<?php echo esc_attr( $base ); ?>"></p>
<p><label for="assess-store-text">Configuration (JSON)</label></p>
<p><textarea class="large-text code" rows="16" spellcheck="false" id="assess-store-text" aria-describedby="assess-store-problems"><?php echo esc_textarea( $configuration ); ?></textarea></p>
<ul id="assess-store-problems" role="alert"></ul>
<input type="hidden" id="assess-store-configuration" name="assess_store[configuration]" value="<?php echo esc_attr( $configuration ); ?>">
	<?php submit_button(); ?>
</form>
<noscript><p>Without JavaScript the configuration can’t be checked, and is not changed.</p></noscript>
</div>
	<?php
	wp_enqueue_script( 'assess-store-settings', plugins_url( 'settings-page.js', __FILE__ ), array(), ASSESS_STORE_VERSION, true );
}
